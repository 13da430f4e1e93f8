import type { LeadInput } from '@fourfold/contract/schemas';
import { leadSources, messages } from '@fourfold/contract/words';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { noteConversion } from '../../lib/data-layer.ts';
import { browserTimezone } from '../../lib/timezone.ts';
import { toast } from '../../lib/toast-store.ts';
import { type Form, useForm } from '../../lib/use-form.ts';
import type { LeadKind } from './lead-call.ts';

const heavy = () => import('./lead-call.ts');

export interface LeadForm extends Form {
  /** Where the promised file is, once the form is sent and where it promises one. */
  download: string | null;
  /** Starts to fetch what the form needs. */
  prepare: () => void;
}

interface LeadOptions {
  kind: LeadKind;
  /** What the form knows without asking: its source, an address given before. */
  extra: Partial<LeadInput>;
  onSent?: (lead: LeadInput) => unknown;
}

/** A form that leaves an address: checked by the contract, sent once, counted as a conversion when it arrived. */
export function useLead({ kind, extra, onSent }: LeadOptions): LeadForm {
  const [download, setDownload] = useState<string | null>(null);
  const isThere = useIsThere();
  const form = useForm<z.ZodType<LeadInput>>({
    schema: async () => (await heavy()).leadSchemas[kind],
    extra,
    // Asked for when the form is sent: a browser takes its time to find it.
    read: (data) => ({ timezone: browserTimezone(), ...Object.fromEntries(data) }),
    // The other forms say what is specified.
    failed: kind === 'contact' ? messages.away() : messages.unexpected(),
    send: async (lead) => {
      const { download_url } = await sendLead(lead);
      setDownload(download_url ?? null);
      noteConversion(lead.source ?? leadSources.pipGuide, lead.email);
      await onSent?.(lead);
    },
  });
  /** Anyone who has closed the form meanwhile hears of a failure all the same. */
  async function sendLead(lead: LeadInput) {
    try {
      return await (await heavy()).sendLead(lead);
    } catch (error) {
      if (!isThere.current) toast(messages.unexpected(), { kind: 'error' });
      throw error;
    }
  }

  // A failure shows when the form is sent.
  const prepare = () => void heavy().catch(() => undefined);
  return { ...form, download, prepare };
}

function useIsThere() {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
