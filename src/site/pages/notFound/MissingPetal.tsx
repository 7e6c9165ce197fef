import { missingPetal as drawing, missingGap as gap, loosePetal as petal } from '../../../art/drawings'
import { Ornament } from '../../../ui/Ornament'

/** The incomplete mandala; only what is missing wears the accent: the dashed outline, and the petal lying outside. */
export function MissingPetal() {
  return (
    <div className="lost__drawing">
      <Ornament drawing={drawing}>
        <use className="lost__gap" href={gap.href} />
      </Ornament>
      <Ornament drawing={petal} className="lost__petal" />
    </div>
  )
}
