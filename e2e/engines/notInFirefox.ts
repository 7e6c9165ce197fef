/** Tests that Firefox does not run as they are, by a part of their titles, each group with the reason. */
const reasons: readonly { titles: readonly string[]; because: string }[] = [
  {
    titles: [
      'a finger moves one slide per swipe',
      'a finger going down, or starting in a text, moves nothing',
      'keeps the page behind it from scrolling',
      'a finger moves a symbol along the circle',
    ],
    because: 'a finger that moves is sent by the Chrome DevTools Protocol; Playwright has no other way',
  },
  {
    titles: ['is fetched once more without a word', 'opens when the visitor tries again'],
    because:
      'Firefox ESR keeps a failed import for as long as the document lives (whatwg/html#10327 lifts that); there the notice and its reload remain, and those are run',
  },
  {
    titles: [
      'a double click takes out one symbol',
      'a double click goes one step',
      'a double click answers one question',
    ],
    because: 'to Firefox the driver sends a double click as two single ones; only its own count tells them from haste',
  },
  {
    titles: ['with motion, the sky comes to the same picture'],
    because: 'compares a Firefox with and one without reduced motion, which only its preferences can make',
  },
  {
    titles: ['without a network'],
    because: 'by WebDriver BiDi Playwright cannot take the network away from Firefox',
  },
  {
    titles: ['without JavaScript'],
    because: 'Playwright cannot switch it off in Firefox, and where a preference has done so its own scripts stop too',
  },
  {
    titles: ['names in the sky can be read at (390|360|320) px'],
    because: 'open: there the boxes of two names, Casa and Montanha, overlap by more than 2 px in Firefox',
  },
  {
    titles: ['arrows, buttons and numerals replace the entry'],
    because: 'Playwright loses the address of a document that the history of Firefox brings back',
  },
  {
    titles: ['going past the last slide shows the first', 'a slide that had been scrolled does not jump either'],
    because: 'open: their pictures differ in one run of two; places are compared by the other tests of the seam',
  },
  {
    titles: ['axe finds nothing'],
    because: 'the rules of axe are about the document, not the engine; twice 24 runs of it would tell nothing new',
  },
]

export const notInFirefox = new RegExp(reasons.flatMap(({ titles }) => titles).join('|'))

/** Asks for reduced motion, which Playwright cannot do in Firefox: run in a Firefox that is set to it from the start. */
export const withReducedMotion = /with reduced motion|dreams\.spec/
