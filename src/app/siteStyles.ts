/** The one stylesheet of the site's own pages, in which no component names its part; the tools bring theirs along. */
import.meta.glob('../site/**/*.css', { eager: true })
