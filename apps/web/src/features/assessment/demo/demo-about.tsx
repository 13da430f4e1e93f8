import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';

/** What a visitor has in front of them, and what becomes of their answers. */
export function DemoAbout() {
  return (
    <section aria-labelledby="demo-about" className="mt-16 border-t pt-10 text-body">
      <h2 id="demo-about" className="text-h4">
        <Trans>About these questions</Trans>
      </h2>
      <p className="mt-3">
        <Trans>
          The whole questionnaire has 154 questions and takes about 15 minutes. In four of the six questions
          here, you choose between things that a good colleague might do. Pick the one that is most like you.
          In the other two, you place your work between two opposites.
        </Trans>
      </p>
      <p className="mt-3">
        <Trans>
          No answer is right or wrong. We score your answers just as in the full questionnaire. You’ll see how
          little six answers can tell you. We don’t store them.
        </Trans>
      </p>
      <p className="mt-3">
        <Link to={pages.cultureSurveys.path} className="link">
          <Trans>What a whole company’s answers lead to</Trans>
        </Link>
      </p>
    </section>
  );
}
