import { removeLogo, setLogo } from '@fourfold/contract/calls';
import { logoRule } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Section } from '../section.tsx';
import type { Company } from '../settings-data.ts';
import { drawableLogo } from './drawable-logo.ts';
import { base64Of, logoProblem } from './logo-file.ts';

export function LogoSection({ company }: { company: Company }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, run } = useChange();
  const upload = async (file: Blob) => call(setLogo, { body: { image: await base64Of(file) } });

  async function take(file: File): Promise<void> {
    const logo = logoRule.types.some((type) => type === file.type) ? await drawableLogo(file) : file;
    const found = logoProblem(logo);
    setProblem(found);
    if (found === null) await run(() => upload(logo), t`The logo has been added.`);
  }
  async function remove(address: string): Promise<void> {
    // Kept for Undo; without it the logo can be removed all the same.
    const before = await fetch(address)
      .then((answer) => (answer.ok ? answer.blob() : null))
      .catch(() => null);
    const undo = before && {
      label: t`Undo`,
      run: () => void run(() => upload(before), t`The logo is back.`),
    };
    await run(() => call(removeLogo, {}), t`The logo has been removed.`, undo ? { action: undo } : {});
  }
  return (
    <Section title={t`Logo`} note={t`Shown beside the name in e-mails, questionnaires and reports.`}>
      {company.logo_url !== null && (
        <div className="mb-4 flex items-center gap-4">
          <img
            src={company.logo_url}
            alt={t`Logo of ${company.name}`}
            className="h-14 max-w-48 rounded border bg-white object-contain p-2"
          />
          <Button
            size="small"
            variant="quiet"
            loading={isBusy}
            onClick={() => remove(company.logo_url ?? '')}
          >
            <Trans>Remove the logo</Trans>
          </Button>
        </div>
      )}
      <Fold label={company.logo_url === null ? t`Upload a logo` : t`Upload another logo`}>
        <FileDrop
          label={company.logo_url === null ? t`Your logo as an image file` : t`Another picture`}
          hint={t`PNG, JPEG or WebP, at most 256 KB.`}
          accept={logoRule.types.join(',')}
          error={problem}
          disabled={isBusy}
          onFile={take}
          className="mt-2 max-w-form"
        />
      </Fold>
    </Section>
  );
}
