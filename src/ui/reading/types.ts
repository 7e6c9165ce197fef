import type { Image } from '../../art/illustrations'
import type { Link } from '../../core/contactMethods'

/** A run of text, or one that leads to a page of the site (`/…`), a fragment, a phone or an address. */
export type Inline = string | Link
export type Text = string | readonly Inline[]

/** Names the fields of the practice file that it shows, for the editor's preview: in development alone. */
interface Marked {
  'data-field'?: string
}

export interface Entry extends Marked {
  /** What its text is called where the title comes from the practice file. */
  name?: string
  title: string
  text: Text
}

/** One whose answer is folded away until it is asked. */
export interface Question extends Entry {
  text: string
}

/** One section of a page as data: a title, then what it has of the following, in this order; notes at the margin. */
export interface ChapterContent extends Marked {
  title: string
  /** In the names of its sentences, where the title may be another one. */
  name?: string
  paragraphs?: readonly Text[] | undefined
  /** A sequence, numbered I, II, III. */
  steps?: readonly Entry[] | undefined
  /** Terms and what they mean. */
  rows?: readonly Entry[] | undefined
  list?: readonly string[]
  questions?: readonly Question[] | undefined
  notes?: readonly Entry[] | undefined
  /** A drawing at the foot of the margin. */
  illustration?: Image
}

/** The end of a page. */
export interface ClosingContent extends ChapterContent {
  paragraphs: readonly string[]
  /** On its button. */
  label: string
}
