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
