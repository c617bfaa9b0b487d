import { useScreenSearch } from '#web/platform/address/screen-address.ts';
import { AmbientPage } from './ambient-page.tsx';

/** /ambient-sounds: sounds made on the device, mixed by the member, with the mixes the member kept. */
export function AmbientSoundsScreen() {
  const { mix } = useScreenSearch('ambientSounds');
  return <AmbientPage key={mix} address={mix} />;
}
