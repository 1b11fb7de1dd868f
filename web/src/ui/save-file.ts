/** Hands the browser a file to keep. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The click has handed the file over; a moment later nobody needs the address.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
