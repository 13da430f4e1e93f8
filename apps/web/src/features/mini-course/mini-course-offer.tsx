import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import '../../styles/article.css';

const fetchModal = () => import('../leads/modals.tsx');
/** Comes when somebody wants it: nobody has to load a form in order to read. */
const Modal = lazy(async () => ({ default: (await fetchModal()).MiniCourseModal }));

export function MiniCourseOffer() {
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const close = () => {
    setOpen(false);
    setRound(round + 1);
  };
  const prepare = () => void fetchModal().catch(() => undefined);
  return (
    <aside aria-label="Mini-course" className="article-aside border-y border-ink py-6 font-sans">
      <strong className="block font-display text-h3 font-medium">
        Five chapters on how to measure culture
      </strong>
      <p>
        A short course with captions and a transcript: what to measure, how to ask, how to read the figures
        and what to do next. We send you the link.
      </p>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        Get the mini-course
      </Button>
      <Suspense>{(open || round > 0) && <Modal key={round} open={open} onClose={close} />}</Suspense>
    </aside>
  );
}
