import type { ComponentType } from 'react'
import type { HeadTexts } from '../seo/content'
import type { HeadPage } from '../seo/head'
import { PageHead } from '../seo/PageHead'

/** The view of a page together with its head, so that each is loaded with its page. */
export const withHead = (page: HeadPage, texts: HeadTexts, View: ComponentType): ComponentType =>
  function Page() {
    return (
      <>
        <PageHead page={page} texts={texts} />
        <View />
      </>
    )
  }
