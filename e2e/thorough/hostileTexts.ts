/**
 * What somebody may type, or paste, who means no good or only has another writing. Markup that ran would complain in the
 * console, where every test listens.
 */
const markup = `"'><script>console.error('ran')</script><img src=x onerror="console.error('ran')"><svg onload=console.error('ran')>`

export const hostileTexts: Readonly<Record<string, string>> = {
  markup,
  template: `\${console.error('ran')} {{constructor.constructor('console.error(1)')()}} javascript:console.error('ran') </textarea></title>${markup}`,
  'boundary of a form': '------WebKitFormBoundary\r\nContent-Disposition: form-data; name="access_key"\r\n\r\nfalsa',
  'names of objects': '__proto__ constructor toString hasOwnProperty [object Object] undefined NaN',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈🇧🇷👍🏽 e\u0301 ﷽',
  'right to left': 'שלום \u202eotnemom mu \u202c مرحبا \u2067abc\u2069',
  'lone surrogates': 'antes \ud83d depois \udc69 fim \ud800',
  'null bytes and controls': 'um\u0000dois\u0007três\u001b[2Jquatro\u007f\ufeff\u2028fim',
  'line breaks': 'um\r\ndois\rtrês\nquatro\n\r\n\rfim',
  'ten thousand bytes': 'ç'.repeat(5000),
}

/** What a field makes of a text set in it: a single line has no line breaks, several have them as `\n`. */
export const inOneLine = (text: string): string => text.replace(/[\r\n]/g, '')
export const inLines = (text: string): string => text.replace(/\r\n?/g, '\n')

/** A text in UTF-8, which cannot say half a surrogate pair. */
export const encoded = (text: string): string => Buffer.from(text).toString()
