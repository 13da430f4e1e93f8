import { exportMyData } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../section.tsx';

export function ExportSection() {
  const { isBusy, run } = useChange();
  const save = () =>
    run(async () => {
      const data = await call(exportMyData, {});
      saveFile('fourfold-my-data.json', JSON.stringify(data, null, 2), 'application/json');
    }, t`Your data has been saved as a file.`);
  return (
    <Section title={t`Your data`} note={t`Everything that is kept about your account, as a JSON file.`}>
      <Button loading={isBusy} onClick={save}>
        <Icon name="download" /> <Trans>Download my data</Trans>
      </Button>
    </Section>
  );
}
