import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ChooseStep } from './choose-step.tsx';
import { OpenReport } from './open-report.tsx';
import type { ReportData, Template } from './report-data.ts';
import { ReportList } from './report-list.tsx';
import { TemplateDialog } from './template-dialog.tsx';

/** Step 1 with the list of what is there, or the one report that is open. */
export function NewReport({ id, responseId, page, template, opened, choices, reports }: ReportData) {
  const navigate = useNavigate();
  const { state } = useLocation();
  /** `write`: the draft is written at once, and the way back does not write another. */
  const open = (reportId: string, write: boolean) =>
    void navigate(
      `${pages.newReport.path}?report=${reportId}`,
      write ? { replace: true, state: { write } } : {},
    );
  if (opened !== null) {
    return (
      <>
        <ButtonLink to={pages.newReport.path} variant="plain" size="small" className="mb-4 -ml-3">
          <Icon name="arrow-left" />
          <Trans>All drafts and reports</Trans>
        </ButtonLink>
        <Loaded key={id} data={opened} label={t`Loading the report`}>
          {([loaded, words]) => (
            <OpenReport
              key={loaded.id}
              report={loaded}
              template={words}
              isAtOnce={state?.write === true && words.writer.kind === 'built-in'}
            />
          )}
        </Loaded>
      </>
    );
  }
  return (
    <>
      {choices && (
        <Loaded data={choices} label={t`Loading the people`}>
          {(loaded) => (
            <Loaded data={template} label={t`Loading the template`}>
              {({ writer }) => (
                <ChooseStep
                  choices={loaded}
                  responseId={responseId}
                  isBuiltIn={writer.kind === 'built-in'}
                  isAtOnce={state?.letter === true}
                  onPrepared={open}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
      <Loaded data={template} label={t`Loading the template`}>
        {(loaded) => <TemplateLine template={loaded} />}
      </Loaded>
      {reports && (
        <Loaded data={reports} label={t`Loading the reports`}>
          {(loaded) => <ReportList {...loaded} page={page} />}
        </Loaded>
      )}
    </>
  );
}

function TemplateLine({ template }: { template: Template }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3 border-t py-6">
      <p className="text-ui text-ink-soft">
        {template.is_standard
          ? t`Prompts are made from the standard template.`
          : t`Prompts are made from your own template.`}
      </p>
      {template.editable && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          <Trans>Change the template</Trans>
        </Button>
      )}
      {isOpen && <TemplateDialog template={template} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
