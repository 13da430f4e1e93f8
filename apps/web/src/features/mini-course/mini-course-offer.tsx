import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ModalButton } from '../leads/modal-button.tsx';

export function MiniCourseOffer() {
  return (
    <aside aria-label={t`Mini-course`} className="article-aside border-y border-ink py-6 font-sans">
      <strong className="block font-display text-h3 font-medium">
        <Trans>Five chapters on how to measure culture</Trans>
      </strong>
      <p>
        <Trans>
          What to measure, how to ask, how to judge certainty, how to read the result and what to do next.
          We’ll e-mail you the link, or you can{' '}
          <Link to={pages.miniCourse.path} className="link">
            open it now
          </Link>
          .
        </Trans>
      </p>
      <ModalButton variant="primary" modal={({ MiniCourseModal }, props) => <MiniCourseModal {...props} />}>
        <Trans>Get the mini-course</Trans>
      </ModalButton>
    </aside>
  );
}
