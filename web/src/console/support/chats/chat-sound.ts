let context: AudioContext | undefined

const notes = [
  { hertz: 880, at: 0 },
  { hertz: 1174.7, at: 0.14 },
]
const noteSeconds = 0.32
const loudness = 0.12

/** Two short notes. They are computed, so that no file has to be loaded. Browsers play nothing before the first press. */
export function playChatSound() {
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const { hertz, at } of notes) {
      const from = context.currentTime + at
      const volume = context.createGain()
      volume.gain.setValueAtTime(loudness, from)
      volume.gain.exponentialRampToValueAtTime(0.001, from + noteSeconds)
      volume.connect(context.destination)
      const note = context.createOscillator()
      note.frequency.value = hertz
      note.connect(volume)
      note.start(from)
      note.stop(from + noteSeconds)
    }
  } catch {
    // A browser without sound: title and notification remain.
  }
}
