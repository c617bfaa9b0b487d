export { EnhancedOffer } from './enhanced/enhanced-offer.tsx';
