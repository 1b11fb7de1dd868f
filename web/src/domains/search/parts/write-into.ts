/** The box of the page belongs to the page: it is written into as a person would. */
export function writeInto(input: HTMLInputElement, words: string) {
  input.value = words
}
