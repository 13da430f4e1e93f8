import { pages } from '@fourfold/contract/words';
import { Link } from 'react-router';

/** What a visitor has in front of them, and what becomes of their answers. */
export function DemoAbout() {
  return (
    <section aria-labelledby="demo-about" className="mt-16 border-t pt-10 text-body">
      <h2 id="demo-about" className="text-h4">
        About these questions
      </h2>
      <p className="mt-3">
        The whole questionnaire has 154 questions and takes about 15 minutes. Four of these six offer things
        that a good colleague might do, and ask which is closest to you. The other two ask where your work
        lies between two opposites.
      </p>
      <p className="mt-3">
        No answer is right or wrong. Yours are scored as a real response would be, and you see how little six
        answers can tell. We don’t store them.
      </p>
      <p className="mt-3">
        <Link to={pages.cultureSurveys.path} className="link">
          What a whole survey leads to
        </Link>
      </p>
    </section>
  );
}
