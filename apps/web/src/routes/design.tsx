import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Logo } from '../ui/logo.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Textarea } from '../ui/textarea.tsx';

function Half({ theme }: { theme: 'light' | 'dark' }) {
  const [open, setOpen] = useState(false);
  return (
    <div data-theme={theme} className="p-8">
      <Logo name="Fourfold" />
      <p className="mt-6 font-display text-hero">Where people stand, and how far apart</p>
      <h1 className="text-h1">Every culture is a set of places between two ends</h1>
      <h2 className="text-h2">What the numbers say, and how sure they are 0123456789</h2>
      <h3 className="text-h3">Five opportunities, five barriers 80+</h3>
      <p className="mt-4 max-w-read font-serif text-read">
        A personal construct is a line between two poles, and a person is a place on it.{' '}
        <em>Four such lines, stacked,</em> are the four levels;{' '}
        <strong className="font-semibold">a field of them is a team</strong>. Zoë Şahin & Łukasz Čapek café.
      </p>
      <p className="mt-4 text-ui">
        A clear sans for screens.{' '}
        <a className="link" href="#x">
          A link in text
        </a>{' '}
        1,204.50
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary">Book a demo</Button>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Erase</Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" loading>
          Saving
        </Button>
        <Button variant="primary" size="large">
          Begin
        </Button>
        <Button size="small">Resend</Button>
      </div>
      <div className="mt-6 grid max-w-form gap-5">
        <Field label="Email" hint="We send the link there.">
          <Input type="email" placeholder="name@company.org" />
        </Field>
        <Field label="Password" error="Passwords do not match">
          <PasswordInput autoComplete="new-password" defaultValue="hello" />
        </Field>
        <Field label="Question" optional>
          <Textarea />
        </Field>
        <Spinner label="Loading people" />
        <Notice title="Twelve of forty have answered">Group figures appear from five people on.</Notice>
        <Notice kind="success">Invitation sent successfully!</Notice>
        <Notice
          kind="warning"
          title="This link dies on Friday"
          actions={<Button size="small">Send a fresh one</Button>}
        />
        <Notice kind="error">An unexpected error occurred.</Notice>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Withdraw the invitation?"
        description="Ana Silva has not begun. Her link stops working and the seat is free again."
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button variant="danger">Withdraw</Button>
          </>
        }
      />
    </div>
  );
}

export default function Design() {
  return (
    <div className="grid md:grid-cols-2">
      <Half theme="light" />
      <Half theme="dark" />
    </div>
  );
}
