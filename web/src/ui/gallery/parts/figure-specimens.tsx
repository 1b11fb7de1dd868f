import { DateText } from '../../text/date-text.tsx'
import { Price } from '../../price/price.tsx'
import { Stars } from '../../rating/stars.tsx'
import { GallerySection } from './gallery-section.tsx'
import { Specimen } from './specimen.tsx'

const moment = '2026-11-01T03:15:00Z'

export function FigureSpecimens() {
  return (
    <GallerySection title="Price, date, rating">
      <div className="grid grid-cols-2 gap-6 md:grid-cols-4">
        <Specimen name="price">
          <Price paisa={385000} />
        </Specimen>
        <Specimen name="deal, lowest now">
          <Price paisa={645000} oldPaisa={890000} lowestPaisa={645000} />
        </Specimen>
        <Specimen name="deal, was lower">
          <Price paisa={85000} oldPaisa={118000} lowestPaisa={79000} />
        </Specimen>
        <Specimen name="with paisa, lakh">
          <Price paisa={12345650} oldPaisa={13990000} />
        </Specimen>
        <Specimen name="feature">
          <Price paisa={645000} oldPaisa={890000} size="feature" />
        </Specimen>
        <Specimen name="detail">
          <Price paisa={645000} oldPaisa={890000} size="detail" />
        </Specimen>
        <Specimen name="rating">
          <Stars rating={4.8} count={312} />
        </Specimen>
        <Specimen name="rating, five stars">
          <Stars rating={3.6} count={1204} form="five" />
        </Specimen>
        <Specimen name="date">
          <DateText instant={moment} />
        </Specimen>
        <Specimen name="long">
          <DateText instant={moment} form="long" />
        </Specimen>
        <Specimen name="date and time, BS">
          <DateText instant={moment} form="dateTime" hasOtherCalendar />
        </Specimen>
        <Specimen name="BS beyond the almanac">
          <DateText instant="2027-05-01" hasOtherCalendar />
        </Specimen>
      </div>
    </GallerySection>
  )
}
