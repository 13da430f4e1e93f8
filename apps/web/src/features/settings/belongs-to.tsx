import { Notice } from '../../ui/notice.tsx';

/** A part of the settings that belongs to others, said plainly instead of an empty page. */
export function BelongsTo({ who, what }: { who: string; what: string }) {
  return <Notice title={`${what} is kept by ${who}`}>Ask one of them when something should change.</Notice>;
}
