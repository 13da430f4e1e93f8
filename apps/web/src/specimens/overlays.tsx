import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Input } from '../ui/input.tsx';
import {
  Menu,
  MenuChoice,
  MenuGroup,
  MenuItem,
  MenuLine,
  MenuLink,
  MenuOption,
  MenuSubmenu,
} from '../ui/menu.tsx';
import { Popover } from '../ui/popover.tsx';
import { Score } from '../ui/score.tsx';
import { Case, Specimen } from './specimen.tsx';

export function Overlays() {
  return (
    <Specimen
      id="overlays"
      title="What floats"
      note="Only what floats has a shadow. Dialog, Disclosure and Combobox bring nothing and are safe for public pages; Menu and Popover bring Base UI and belong to the dashboard."
    >
      {() => (
        <div className="flex flex-wrap items-start gap-3">
          <Dialogs />
          <Popover trigger={<Button>Why 142?</Button>} title="Delegation is high">
            <Score value={142} interval={[118, 166]} middle={100} tone={4} />
            <p className="mt-3">Three answers moved it most. The strongest: “hands over the whole task”.</p>
          </Popover>
          <Account />
          <Disclosure
            className="relative"
            label={
              <>
                Culture Solutions <Icon name="chevron-down" />
              </>
            }
            buttonClass="flex min-h-11 items-center gap-1.5 rounded text-ui"
            panelClass="absolute top-full left-0 z-20 min-w-56 rounded border bg-raised p-1.5 text-ui shadow-float"
          >
            <ul>
              {['Culture Surveys', 'Change Management', 'Performance Improvement'].map((name) => (
                <li key={name}>
                  <a href="#overlays" className="block rounded px-2.5 py-2.5 hover:bg-sky-soft">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </Specimen>
  );
}

function Account() {
  const [company, setCompany] = useState('northwind');
  return (
    <Menu
      trigger={
        <Button variant="quiet">
          Ines Moreau <Icon name="chevron-down" />
        </Button>
      }
    >
      <MenuGroup label="Organisation">
        <MenuChoice value={company} onValueChange={setCompany}>
          <MenuOption value="northwind">Northwind</MenuOption>
          <MenuOption value="contoso">Contoso</MenuOption>
        </MenuChoice>
      </MenuGroup>
      <MenuLine />
      <MenuSubmenu label="Export">
        <MenuItem>CSV</MenuItem>
        <MenuItem>XLSX</MenuItem>
      </MenuSubmenu>
      <MenuLink to="/design">Settings</MenuLink>
      <MenuItem disabled>Billing</MenuItem>
      <MenuItem danger>Leave the organisation</MenuItem>
    </Menu>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'form' | 'danger' | null>(null);
  const close = () => setOpen(null);
  return (
    <Case name="Dialog">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('form')}>A form</Button>
        <Button onClick={() => setOpen('danger')}>A warning</Button>
      </div>
      <Dialog
        open={open === 'form'}
        onClose={close}
        title="The mini-course"
        description="Five short chapters on how to measure culture. We send the link by email."
      >
        <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
          <Field label="Email">
            <Input type="email" autoComplete="email" />
          </Field>
          <Button type="submit" variant="primary">
            Send me the link
          </Button>
        </form>
      </Dialog>
      <Dialog
        open={open === 'danger'}
        onClose={close}
        title="Erase Ana Silva?"
        description="Her answers, her scores and her name go. Group figures are made anew without her. This can’t be undone."
        actions={
          <>
            <Button onClick={close}>Keep her</Button>
            <Button variant="danger" onClick={close}>
              Erase
            </Button>
          </>
        }
      />
    </Case>
  );
}
