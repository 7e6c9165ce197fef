import { sigil } from '../art/drawings'
import { paths } from '../core/paths'
import type { Tone } from '../core/sections'
import { practice } from '../practice'
import { Icon } from '../ui/Icon'
import { Ornament } from '../ui/Ornament'
import { texts } from './content'
import { SiteLink } from './links'

/** Header of a tool's page: the way back, and who offers it (specification 2.3). */
export const ToolBar = ({ tone }: { tone: Tone }) => (
  <header className="bar bar--tool" data-tone={tone}>
    <SiteLink to={paths.home} className="bar__back">
      <Icon name="previous" />
      {texts.back}
    </SiteLink>
    <SiteLink to={paths.home} className="brand">
      <Ornament drawing={sigil} className="brand__sigil" />
      <span>{practice.name}</span>
    </SiteLink>
  </header>
)
