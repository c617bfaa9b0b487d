import { useRouter } from 'wouter';

/**
 * The path as it stands in the address, still encoded: the router's own is decoded already, which cannot be done twice.
 */
export function usePath(): string {
  const router = useRouter();
  return router.hook(router)[0];
}
