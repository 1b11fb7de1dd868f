/** What browsers that can read codes offer; newer than the types. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector
  getSupportedFormats(): Promise<string[]>
}

/** What is on our labels and on those of couriers. */
const readFormats = ['qr_code', 'code_128']

const detectorClass = () => (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector

/** Whether it is worth to offer scanning: many browsers have a camera and no reader of codes. */
export const mayScan = () => detectorClass() !== undefined && navigator.mediaDevices !== undefined

/** Undefined where the browser reads none of our codes. */
export async function makeDetector(): Promise<BarcodeDetector | undefined> {
  const Detector = detectorClass()
  if (!Detector) return undefined
  try {
    const supported = await Detector.getSupportedFormats()
    const formats = readFormats.filter((format) => supported.includes(format))
    return formats.length > 0 ? new Detector({ formats }) : undefined
  } catch {
    return undefined
  }
}
