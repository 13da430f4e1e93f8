import { messages } from '@fourfold/contract';
import { type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from './api.ts';
import { useHydrated } from './use-hydrated.ts';

export type FormState = 'editing' | 'sending' | 'sent';

interface FormOptions<S extends z.ZodType> {
  /** The same schema that guards the route. */
  schema: S;
  /** What the form knows beside its fields: a source, a time zone. */
  extra?: Record<string, unknown>;
  send: (values: z.output<S>) => Promise<unknown>;
}

export interface Form {
  state: FormState;
  /** Our own checks have taken over from the browser's. */
  hydrated: boolean;
  /** The first problem of each field. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole, or what the server said. */
  problem: string | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Editing a field takes its complaint back. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  reset: () => void;
}

/** A form of plain fields: what stands in them is read on submit, checked by the contract, sent once, never lost. */
export function useForm<S extends z.ZodType>({ schema, extra, send }: FormOptions<S>): Form {
  const [state, setState] = useState<FormState>('editing');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef(false);
  const hydrated = useHydrated();

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const parsed = schema.safeParse({ ...Object.fromEntries(new FormData(form)), ...extra });
    if (!parsed.success) return show(form, byField(parsed.error), parsed.error.issues[0]?.message);
    sending.current = true;
    setState('sending');
    setErrors({});
    setProblem(null);
    try {
      await send(parsed.data);
      setState('sent');
    } catch (error) {
      setState('editing');
      if (error instanceof ApiError) show(form, error.fields, error.message);
      else show(form, {}, messages.unexpected);
    } finally {
      sending.current = false;
    }
  }

  function show(
    form: HTMLFormElement,
    fields: Readonly<Record<string, string>>,
    message: string | undefined,
  ): void {
    setErrors(fields);
    setProblem(message ?? messages.unexpected);
    const first = [...form.elements].find((element) => 'name' in element && String(element.name) in fields);
    if (first instanceof HTMLElement) first.focus();
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    setProblem(null);
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
  }

  return { state, hydrated, errors, problem, onSubmit, onInput, reset: () => setState('editing') };
}

function byField(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.map(String).join('.')] ??= issue.message;
  return fields;
}
