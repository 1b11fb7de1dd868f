import Mail from 'lucide-react/icons/mail'
import { Field } from '../../form/field.tsx'
import { Panel } from '../../panel.tsx'
import { SelectInput } from '../../form/select-input.tsx'
import { TextArea } from '../../form/text-area.tsx'
import { TextInput } from '../../form/text-input.tsx'
import { GallerySection } from './gallery-section.tsx'

export function FieldSpecimens() {
  return (
    <GallerySection title="Fields">
      <Panel>
        <div className="grid gap-5 md:grid-cols-2">
          <Field label="Full Name" isRequired>
            {(control) => <TextInput {...control} defaultValue="Anjali Shrestha" autoComplete="off" />}
          </Field>
          <Field label="Email Address" isRequired error="Please enter a valid email address">
            {(control) => <TextInput {...control} type="email" defaultValue="anjali@" autoComplete="off" />}
          </Field>
          <Field label="Phone Number" hint="Ten digits, or a landline with its area code">
            {(control) => <TextInput {...control} type="tel" placeholder="984-1234567" />}
          </Field>
          <Field label="Email, with an icon">
            {(control) => <TextInput {...control} icon={<Mail />} placeholder="name@example.com" />}
          </Field>
          <Field label="Province">
            {(control) => (
              <SelectInput {...control} defaultValue="bagmati">
                <option value="koshi">Koshi</option>
                <option value="bagmati">Bagmati</option>
                <option value="gandaki">Gandaki</option>
              </SelectInput>
            )}
          </Field>
          <Field label="District" isRequired error="Choose a district">
            {(control) => (
              <SelectInput {...control}>
                <option value="">Choose…</option>
              </SelectInput>
            )}
          </Field>
          <Field label="Disabled">
            {(control) => <TextInput {...control} disabled defaultValue="Kathmandu" />}
          </Field>
          <Field label="Read only">
            {(control) => <TextInput {...control} readOnly defaultValue="H-20847" />}
          </Field>
          <Field label="Message" isRequired className="md:col-span-2">
            {(control) => <TextArea {...control} placeholder="At least 10 characters." />}
          </Field>
          <div lang="ne" className="md:col-span-2">
            <Field label="पूरा नाम" isRequired error="नाम आवश्यक छ">
              {(control) => <TextInput {...control} placeholder="अञ्जली श्रेष्ठ" />}
            </Field>
          </div>
        </div>
      </Panel>
    </GallerySection>
  )
}
