/** Sets the value of the page's uncontrolled search box. */
export function setInputValue(input: HTMLInputElement, searchTerm: string) {
  input.value = searchTerm
}
