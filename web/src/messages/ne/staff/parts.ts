export const parts = {
  search: 'खोज्नुहोस्',
  filters: 'फिल्टर',
  all: 'सबै',
  clear: 'फिल्टर हटाउनुहोस्',
}
