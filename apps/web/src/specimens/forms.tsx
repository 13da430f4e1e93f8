import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { Field } from '../ui/field.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { Input } from '../ui/input.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { Case, Specimen } from './specimen.tsx';

const measures = [
  'Active Listening',
  'Assertiveness',
  'Conflict Resolution',
  'Delegation',
  'Motivating Others',
].map((label) => ({ value: label.toLowerCase().replace(' ', '-'), label }));

export function Forms() {
  return (
    <Specimen
      id="forms"
      title="Fields"
      note="A Field owns label, hint and error, and wires them to the one control inside it. Most fields are required, so the optional ones say so."
    >
      {() => (
        <>
          <div className="grid max-w-form gap-5">
            <Field label="Email" hint="The invitation goes there.">
              <Input type="email" placeholder="name@company.org" autoComplete="off" />
            </Field>
            <Field label="Job position" error="Please complete the form.">
              <Input />
            </Field>
            <Field label="Password">
              <PasswordInput autoComplete="new-password" defaultValue="correct horse" />
            </Field>
            <Field label="Company size">
              <Select placeholder="Choose a size">
                <option>{'< 100'}</option>
                <option>100 to 1000</option>
                <option>{'> 1000'}</option>
              </Select>
            </Field>
            <Measure />
            <Field label="Question" optional>
              <Textarea rows={3} />
            </Field>
            <Field label="Company" hint="Set by the person who invited you.">
              <Input defaultValue="Northwind" disabled />
            </Field>
          </div>
          <Case name="Checkbox, Switch">
            <div className="max-w-form">
              <Checkbox label="Essential" hint="Needed to sign in; always on." defaultChecked disabled />
              <Checkbox label="Analytics" hint="Which pages are read, without your name." />
              <Checkbox label="Marketing" defaultChecked />
              <hr className="my-4 border-line" />
              <Switch label="Remind after 4 and 10 days" hint="Only who has not finished." defaultChecked />
              <Switch label="Mail me when someone submits" />
              <Switch label="Managed by the owner" disabled />
            </div>
          </Case>
          <Case name="FileDrop">
            <div className="grid gap-4">
              <FileDrop
                label="A CSV file with your people"
                hint="Up to 5,000 lines."
                accept=".csv"
                onFile={() => {}}
              />
              <FileDrop label="A CSV file" error="Line 12 has no email address." onFile={() => {}} />
            </div>
          </Case>
        </>
      )}
    </Specimen>
  );
}

function Measure() {
  const [value, setValue] = useState<string | null>('delegation');
  return (
    <Field label="Overactivated measure">
      <Combobox items={measures} value={value} onChange={setValue} placeholder="Type to find one" />
    </Field>
  );
}
