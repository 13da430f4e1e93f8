import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { choose, storedConsent } from '../../lib/consent.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AnswerAll } from './answer-all.tsx';
import { focusFirst, isNowhere } from './use-banner-focus.ts';

export default function ConsentChoices() {
  const before = storedConsent();
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (isNowhere()) focusFirst(form.current);
  }, []);
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    choose({ analytics: chosen.has('analytics'), marketing: chosen.has('marketing') });
  }
  return (
    <form ref={form} onSubmit={save} className="w-full">
      <fieldset className="grid gap-x-8 md:grid-cols-3">
        <legend className="sr-only">
          <Trans>What you allow</Trans>
        </legend>
        <Checkbox
          label={t`Essential`}
          hint={t`Sign-in, your place in a questionnaire, this choice. Always on.`}
          checked
          disabled
          readOnly
        />
        <Checkbox
          label={t`Analytics`}
          name="analytics"
          hint={t`Which public pages are read. Google records this for us.`}
          defaultChecked={before?.analytics ?? false}
        />
        <Checkbox
          label={t`Marketing`}
          name="marketing"
          hint={t`Whether an advertisement led someone here.`}
          defaultChecked={before?.marketing ?? false}
        />
      </fieldset>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="small">
          <Trans>Save Preferences</Trans>
        </Button>
        <AnswerAll />
      </div>
    </form>
  );
}
