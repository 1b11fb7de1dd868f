import ArrowRight from 'lucide-react/icons/arrow-right'
import { Button } from '../../button/button.tsx'
import { EmptyState } from '../../state/empty-state.tsx'
import { ErrorState } from '../../state/error-state.tsx'
import { LoadingMark } from '../../state/spinner.tsx'
import basket from 'picture:state-basket'
import umbrella from 'picture:state-umbrella'
import { GallerySection } from './gallery-section.tsx'
import { Specimen } from './specimen.tsx'

const ignore = () => {}

export function StateSpecimens() {
  return (
    <GallerySection title="Empty, error, loading">
      <div className="grid gap-5 lg:grid-cols-3">
        <Specimen name="empty">
          <EmptyState
            picture={basket}
            heading="Nothing saved yet"
            headingLevel={2}
            actions={
              <>
                <Button isWide trailingIcon={<ArrowRight />}>
                  Walk the lanes
                </Button>
                <Button variant="quiet">See this week’s deals</Button>
              </>
            }
          >
            Tap the heart on anything you like. It stays here, even before you sign in.
          </EmptyState>
        </Specimen>
        <Specimen name="error">
          <ErrorState
            picture={umbrella}
            headingLevel={2}
            onRetry={ignore}
            secondAction={<Button variant="secondary">Go Home</Button>}
          />
        </Specimen>
        <Specimen name="loading">
          <div className="grid h-96 place-items-center rounded-hero bg-sunken">
            <LoadingMark label="Loading terms..." />
          </div>
        </Specimen>
      </div>
    </GallerySection>
  )
}
