import { Trans } from '@lingui/react/macro';

/** A field that no person sees or reaches. Whatever fills it in is a machine, and the server refuses it. */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        <Trans>Leave this empty</Trans> <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What becomes of an address, beside each field that asks for one. */
export function SmallPrint() {
  return (
    <p className="text-note text-ink-soft">
      <Trans>
        We use your address only to send what you asked for and to reply. Every e-mail has a link to delete
        your address.
      </Trans>
    </p>
  );
}
