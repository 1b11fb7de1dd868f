/** On a phone the first field is not focused: the keyboard would come up over what one has not read yet. */
export const hasKeyboard = () => matchMedia('(pointer: fine)').matches
