import { cx } from './cx.ts';
import { type Domain, describeLine, type Interval } from './pole-geometry.ts';
import { PoleMarks, type PoleTone } from './pole-marks.tsx';

export interface PoleLineProps {
  left: string;
  right: string;
  value: number;
  /** Given wherever the value is an estimate: a number is never drawn without how sure it is. */
  interval?: Interval;
  domain?: Domain;
  /** Where balance lies, as a tick on the line. */
  middle?: number;
  tone?: PoleTone;
  /** The words stand beside it already: then the line is not read out. */
  decorative?: boolean;
  className?: string;
}

/** The motif: a line with two labelled ends and a dot. Narrow, the labels stand above the line; wide, beside it. */
export function PoleLine({ decorative, className, ...props }: PoleLineProps) {
  const { left, right, domain = [0, 200], tone = 'ink', ...marks } = props;
  const reading = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': describeLine({ ...props, domain }) };
  return (
    <div {...reading} className={cx('@container text-note text-ink-soft', className)}>
      <div className="grid grid-cols-2 items-center gap-x-4 @form:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)_minmax(0,1fr)]">
        <span className="@form:text-right">{left}</span>
        <span className="text-right @form:order-last @form:text-left">{right}</span>
        <PoleMarks {...marks} domain={domain} tone={tone} className="col-span-2 w-full @form:col-span-1" />
      </div>
    </div>
  );
}
