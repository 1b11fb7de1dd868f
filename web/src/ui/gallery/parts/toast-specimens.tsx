import { Button } from '../../button/button.tsx'
import { showToast, type ToastType } from '../../toast/show-toast.ts'
import { GallerySection } from './gallery-section.tsx'

const types: ToastType[] = ['default', 'success', 'info', 'warning', 'error']

export function ToastSpecimens() {
  return (
    <GallerySection title="Toasts">
      <div className="flex flex-wrap gap-3">
        {types.map((type) => (
          <Button
            key={type}
            variant="secondary"
            onClick={() => void showToast(type, `A toast of type ${type}`)}
          >
            Raise {type}
          </Button>
        ))}
      </div>
    </GallerySection>
  )
}
