import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { isWholeDay } from './culture-filter.ts';

interface DayFieldProps {
  label: string;
  /** As it stands in the address. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  /** What is wrong with a day that is complete. */
  error: string | null;
  onChange: (day: string) => void;
}

/**
 * A day that is typed in parts: the browser keeps what is typed, and only a whole day, or none, is passed on. To set
 * the value of a date input while someone types empties the parts that are not filled in yet.
 */
export function DayField({ label, value, min, max, error, onChange }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  /** On their way into the address: what arrives of them is older than what stands here. */
  const passedOn = useRef<string[]>([]);

  useEffect(() => {
    const own = passedOn.current.indexOf(value);
    passedOn.current = own < 0 ? [] : passedOn.current.slice(own + 1);
    if (own >= 0 || !input.current || input.current.value === value) return;
    input.current.value = value;
    setProblem(null);
  }, [value]);

  function passOn(day: string, known: string): void {
    if (day === known) return;
    if (passedOn.current.at(-1) !== day) passedOn.current.push(day);
    onChange(day);
  }
  const isMeant = ({ value: day, validity }: HTMLInputElement) =>
    day === '' ? !validity.badInput : isWholeDay(day);

  return (
    <Field label={label} error={problem ?? error} className="w-full sm:w-44">
      <Input
        ref={input}
        type="date"
        defaultValue={first}
        min={min}
        max={max}
        onChange={({ target }) => {
          setProblem(null);
          if (isMeant(target)) passOn(target.value, passedOn.current.at(-1) ?? value);
        }}
        // Emptied part by part, the last part changes nothing that the browser would tell.
        onBlur={({ target }) => {
          if (isMeant(target)) passOn(target.value, value);
          else setProblem(t`Please enter a complete date.`);
        }}
      />
    </Field>
  );
}
