import { readInformation } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { call } from '../../lib/api.ts';
import { useLink } from '../../lib/use-link.ts';
import { BehindLink } from '../../ui/behind-link.tsx';
import { type InformationAddress, InformationPaper } from './information-paper.tsx';

/** What an organisation asks, keeps and shows, for anyone who has the address. */
export function InformationPage({ address }: { address: InformationAddress }) {
  const { signature = '' } = address.query;
  const { state, load } = useLink({ signature, expires: null }, () => call(readInformation, address));
  return (
    <BehindLink state={state} load={load} title={t`What is asked, kept and shown`}>
      {(information) => <InformationPaper information={information} address={address} />}
    </BehindLink>
  );
}
