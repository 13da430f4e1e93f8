import type { ReactNode } from 'react';
import { useBooking } from '../../lib/use-booking.ts';
import type { ButtonVariant } from '../../ui/button-class.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

export function BookingButton({ variant, children }: { variant?: ButtonVariant; children: ReactNode }) {
  const booking = useBooking();
  return (
    <ButtonLink {...booking} variant={variant ?? 'secondary'} size="large">
      {children}
    </ButtonLink>
  );
}
