/** Words with which an image is asked about; they come with the first choice. */
export const texts = {
  optional: 'Se quiser.',
  count: (count: number) => (count === 1 ? 'Uma com palavras suas.' : `${count} com palavras suas.`),
  /** Names the images to those who hear them. */
  images: 'Imagem',
  example: (words: string) => `Por exemplo, ${words}`,
  skip: 'Sem palavras',
  next: 'Seguir',
  close: 'Fechar',
  left: (letters: number) =>
    letters === 0 ? 'A linha está cheia.' : letters === 1 ? 'Cabe mais 1 letra.' : `Cabem mais ${letters} letras.`,
}

/** What is asked of an image (`the`: “a Água”), before anything is told of it. */
export const askedOf = <Image>(image: Image, name: string, the: string, example: string) => ({
  image,
  name,
  question: `O que ${the} lembra a você?`,
  example,
})
