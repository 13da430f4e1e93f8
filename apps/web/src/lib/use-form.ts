import { messages } from '@fourfold/contract/words';
import { type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError, type FailureCode } from './api.ts';
import { sayUnsent } from './say-unsent.ts';
import { showField } from './show-field.ts';
import { useUnsaved } from './unsaved.ts';
import { useHydrated } from './use-hydrated.ts';

export type FormState = 'editing' | 'sending' | 'sent';

interface FormOptions<S extends z.ZodType> {
  /** The same schema that guards the route; as a function where a page fetches it only when it is needed. */
  schema: S | (() => Promise<S>);
  /** What the form knows beside its fields: a source, a time zone. */
  extra?: Record<string, unknown>;
  /** Where a field is more than one line of text: ticks, lists. */
  read?: (data: FormData) => Record<string, unknown>;
  send: (values: z.output<S>) => Promise<unknown>;
  /** What is said where the server says nothing. Absent: what went wrong, in general words. */
  failed?: string;
  /** Leaving the page with something typed and not sent is asked about. */
  keep?: boolean;
}

export interface Form {
  state: FormState;
  /** Our own checks have taken over from the browser's. */
  hydrated: boolean;
  /** Something was typed since the form stood there or was last sent. */
  dirty: boolean;
  /** The first problem of each field. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole, or what the server said. */
  problem: string | null;
  /** Which refusal of the server it was, for what leads on from it. */
  code: FailureCode | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Editing a field takes its complaint back. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  reset: () => void;
}

/** A form of plain fields: what stands in them is read on submit, checked by the contract, sent once, never lost. */
export function useForm<S extends z.ZodType>(options: FormOptions<S>): Form {
  const { schema, extra, read = Object.fromEntries<unknown>, send, failed, keep = false } = options;
  const [state, setState] = useState<FormState>('editing');
  const [dirty, setDirty] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [code, setCode] = useState<FailureCode | null>(null);
  const sending = useRef(false);
  const hydrated = useHydrated();
  useUnsaved(keep && dirty);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const values = { ...read(new FormData(form)), ...extra };
    sending.current = true;
    try {
      const parsed = (typeof schema === 'function' ? await schema() : schema).safeParse(values);
      if (!parsed.success) return show(form, byField(parsed.error), parsed.error.issues[0]?.message);
      setState('sending');
      setErrors({});
      setProblem(null);
      setCode(null);
      await send(parsed.data);
      setState('sent');
      setDirty(false);
    } catch (error) {
      setState('editing');
      setCode(error instanceof ApiError ? error.code : null);
      if (!(error instanceof ApiError)) show(form, {}, failed);
      else show(form, error.fields, sayUnsent(error, failed));
    } finally {
      sending.current = false;
    }
  }

  function show(
    form: HTMLFormElement,
    fields: Readonly<Record<string, string>>,
    message: string | undefined,
  ): void {
    const paths = Object.keys(fields);
    const first = [...form.elements].find(
      (element) => 'name' in element && paths.some((path) => isOf(path, String(element.name))),
    );
    // What is wrong with nothing that stands in the form is said of the whole.
    setErrors(first === undefined ? {} : fields);
    setProblem(message ?? messages.unexpected());
    if (first instanceof HTMLElement) showField(first);
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    setProblem(null);
    setDirty(true);
    if (state === 'sent') setState('editing');
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !isOf(path, name))));
  }

  function reset(): void {
    setState('editing');
    setDirty(false);
    setErrors({});
    setProblem(null);
    setCode(null);
  }

  return { state, hydrated, dirty, errors, problem, code, onSubmit, onInput, reset };
}

/** A field that holds a list is wrong where one of its parts is: `days` for `days.2`. */
const isOf = (path: string, name: string): boolean => `${path}.`.startsWith(`${name}.`);

function byField(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.map(String).join('.')] ??= issue.message;
  return fields;
}
