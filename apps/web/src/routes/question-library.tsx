import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { QuestionLibrary } from '../features/question-library/question-library.tsx';
import { serifPreload } from '../fonts/preload.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { breadcrumbData } from '../lib/structured-data.ts';

export const links = () => [serifPreload];
export const meta = () => pageMeta(pages.questionLibrary.path, breadcrumbData([pages.questionLibrary]));

export default function QuestionLibraryPage() {
  return (
    <div className="page group py-14 md:py-20 print:py-0">
      <header className="print:group-has-data-kit:hidden">
        <h1 className="text-h1">
          <Trans>Behavioral Interview Question Library</Trans>
        </h1>
        <p className="mt-4 max-w-read text-lead text-ink-soft">
          <Trans>
            One hundred questions about what people have done. Each has two follow-up questions and a scale
            that describes good and weak answers.
          </Trans>
        </p>
      </header>
      <div className="mt-10">
        <QuestionLibrary />
      </div>
      <div className="mt-12 max-w-read border-t pt-6 text-body print:hidden">
        <p>
          <Trans>
            Fourfold has a separate questionnaire for candidates. It takes about eight minutes, and shows what
            to ask each candidate about.
          </Trans>
        </p>
        <p>
          <Link className="link" to={pages.interviewArticle.path}>
            <Trans>How to interview for culture fit</Trans>
          </Link>
        </p>
      </div>
    </div>
  );
}
