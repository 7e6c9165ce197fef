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
  left: (letters: number) => (letters === 1 ? 'Cabe mais 1 letra.' : `Cabem mais ${letters} letras.`),
}
