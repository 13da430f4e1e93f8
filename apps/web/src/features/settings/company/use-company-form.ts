import { changeOrganisation } from '@fourfold/contract/calls';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import type { Company } from '../settings-data.ts';
import { changesOf, type Texts, textOf } from './changes-of.ts';

interface CompanyFormOptions<Values extends Texts> {
  company: Company;
  schema: z.ZodType<Values>;
  names: readonly (keyof Values & keyof Company)[];
  after: () => Promise<unknown>;
}

/**
 * A form over some settings of the company that sends only what was changed in it: a tab that was opened an hour ago
 * must not put back what was saved in another one since.
 */
export function useCompanyForm<Values extends Texts>(options: CompanyFormOptions<Values>) {
  const { company, schema, names, after } = options;
  const ref = useRef<HTMLFormElement>(null);
  /** The settings that what stands in the fields started from. */
  const base = useRef<Record<string, unknown>>({ ...company });
  const form = useForm({
    schema,
    keep: true,
    send: async (values) => {
      const body = changesOf(values, base.current);
      if (Object.keys(body).length > 0) await call(changeOrganisation, { body });
      Object.assign(base.current, body);
      await after();
    },
  });

  // A field in which nothing was changed follows what another tab has saved.
  useEffect(() => {
    for (const name of names) {
      const field = ref.current?.elements.namedItem(String(name));
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      const now = textOf(company[name]);
      if (field.value !== now && field.value !== textOf(base.current[String(name)])) continue;
      if (field.value !== now) field.value = now;
      base.current[String(name)] = company[name];
    }
  }, [company, names]);

  return { ...form, ref };
}
