import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { DemoQuestionnaire } from '../features/assessment/demo/demo-questionnaire.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { breadcrumbData } from '../lib/structured-data.ts';

const { cultureSurveys, demoQuestionnaire } = pages;

export const meta = () =>
  pageMeta(demoQuestionnaire.path, breadcrumbData([cultureSurveys, demoQuestionnaire]));

export default function DemoPage() {
  return (
    <div className="page max-w-narrow py-12 md:py-20">
      <h1 className="text-h2">{demoQuestionnaire.title()}</h1>
      <p className="mt-3 mb-10 text-lead text-ink-soft">
        <Trans>
          Answer six real questions from the culture questionnaire and see what a result looks like. No
          account is needed, and we store nothing.
        </Trans>
      </p>
      <DemoQuestionnaire />
    </div>
  );
}
