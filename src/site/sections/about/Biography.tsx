import { initial } from '../../../art/drawings'
import { Ornament } from '../../../ui/Ornament'

/**
 * The first letter is painted as a historiated initial, hidden from assistive technology; the same letter stands in the
 * line of text, invisible but not taken out of it, so that the word is read, found and copied whole.
 */
export function Biography({ paragraphs: [first, ...others] }: { paragraphs: readonly [string, ...string[]] }) {
  const [letter = '', ...rest] = first
  return (
    <div className="about__biography" data-field="biography">
      <p className="read" data-reveal>
        <span className="about__initial" aria-hidden="true">
          <Ornament drawing={initial} />
          <span>{letter}</span>
        </span>
        <span className="about__letter">{letter}</span>
        {rest.join('')}
      </p>
      {others.map((paragraph) => (
        <p className="read" key={paragraph} data-reveal>
          {paragraph}
        </p>
      ))}
    </div>
  )
}
