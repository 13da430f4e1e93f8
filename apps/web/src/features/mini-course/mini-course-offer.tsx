import { ModalButton } from '../leads/modal-button.tsx';

export function MiniCourseOffer() {
  return (
    <aside aria-label="Mini-course" className="article-aside border-y border-ink py-6 font-sans">
      <strong className="block font-display text-h3 font-medium">
        Five chapters on how to measure culture
      </strong>
      <p>
        A short course with captions and a transcript: what to measure, how to ask, how to read the figures
        and what to do next. We send you the link.
      </p>
      <ModalButton variant="primary" modal={({ MiniCourseModal }, props) => <MiniCourseModal {...props} />}>
        Get the mini-course
      </ModalButton>
    </aside>
  );
}
