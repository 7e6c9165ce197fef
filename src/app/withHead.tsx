import type { ComponentType } from 'react'
import type { HeadTexts } from '../seo/content'
import { Head } from '../seo/Head'
import type { HeadPage } from '../seo/head'

/** The view of a page together with its head, so that each is loaded with its page. */
export const withHead = (page: HeadPage, texts: HeadTexts, View: ComponentType): ComponentType =>
  function Page() {
    return (
      <>
        <Head page={page} texts={texts} />
        <View />
      </>
    )
  }
