/** One stylesheet for the site's own pages: no flash between them, one request. The tools bring theirs along. */
import.meta.glob('../site/**/*.css', { eager: true })
