import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { facts, heading, type Mail, quote, typed } from '../../kernel/mail/mail.ts';

interface SeatRequest {
  readonly seats: number;
  readonly note: string | null;
}

interface Requester {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly organisation: { readonly id: string; readonly name: string; readonly seats_bought: number };
}

const inDigits = (seats: number) => seats.toLocaleString(currentLanguage());

/** Tells the operator, who sells the seats and sets their number; answering it answers the owner. */
export function seatsRequested({ seats, note }: SeatRequest, requester: Requester, operator: string): Mail {
  const { organisation, email } = requester;
  const name = typed(organisation.name);
  return {
    kind: 'seats.requested',
    // Who is gone needs no seats: it is not sent after either is deleted.
    organisationId: organisation.id,
    userId: requester.id,
    to: operator,
    replyTo: email,
    subject: say('{name} asks for {seats, plural, one {# more seat} other {# more seats}}', { name, seats }),
    preview: say('From {email}', { email }),
    blocks: [
      heading(say('Request for {seats, plural, one {# more seat} other {# more seats}}', { seats })),
      facts([
        [say('Organisation'), name],
        [say('Identifier'), organisation.id],
        [say('Bought so far'), inDigits(organisation.seats_bought)],
        [say('Asked for'), inDigits(seats)],
        [say('By'), `${typed(`${requester.first_name} ${requester.last_name}`)} <${email}>`],
      ]),
      ...(note === null ? [] : [quote(note)]),
    ],
  };
}
