/**
 * The strings of §2.4-2.9, 4, 5 and 8 that are built, byte for byte. A test looks each of them up in the sources of the screens and
 * the domain; a string made of parts stands here by its fixed parts. `{product}` is the name of the product.
 */
export const EXACT_STRINGS: readonly string[] = [
  // §2.2, §2.1
  'Loading...',
  'Signing you in...',
  // §2.3
  'Dev Mode',
  'Log out',
  'Premium Member',
  // §2.4
  'Welcome to {product}!',
  'Welcome back!',
  'Your Energy Journey',
  'Your Cycle Journey',
  // §2.5
  'Need an account? Start your journey',
  'Already have an account? Sign in',
  'Start Your Journey',
  // §2.6
  'Welcome to Your Sacred Journey',
  'Create Your Secure Password',
  'Complete Your Profile',
  'Choose Your Sacred Wellness Goals',
  'Back',
  'Continue',
  'Complete Registration',
  'Creating Account...',
  // §2.7
  'Complete Journey Setup',
  'Customizing Journey...',
  // §2.9
  '404 Page Not Found',
  "The page you're looking for doesn't exist or may have been moved.",
  'Return to Home',
  // §2.10
  'Enter phone number',
  // §3
  "honor my body's wisdom",
  'PCOS (Polycystic Ovary Syndrome)',
  'No diagnosed conditions',
  "I'm just starting",
  // §4.2
  'Trial Expired',
  '1 day left',
  ' days left',
  'Trial: ',
  // §4.3
  'Welcome back, ',
  'Signing in...',
  // §4.10
  'Update in ',
  // §5
  'Password must be at least ',
  'Password must be at least 6 characters long',
  'Password cannot exceed 128 characters',
  'Password cannot have leading or trailing spaces',
  'Password cannot contain line breaks',
  'Password can only contain printable ASCII characters',
  'Password contains quotes which may cause issues in some systems',
  'Invalid Password Format',
  'Email cannot contain multiple @ symbols',
  'Email cannot end with @',
  'Please enter a valid email address',
  'Did you mean ',
  'Maximum Goals Reached',
  'You can select up to 3 goals. Please unselect one first.',
  'Selected: ',
  ' goals maximum',
  'Please complete all fields',
  'All fields are required to continue.',
  'Please select your wellness goals',
  'Choose at least one goal to continue.',
  'Please complete the section',
  // §8
  'Email Verification Required',
  'Please verify your email address before signing in.',
  'Sign in failed',
  'Please check your credentials and try again.',
  'Logout failed',
  'Please try again.',
  'Registration failed',
  'Signup Failed',
  'Something went wrong. Please try again.',
  'Account Created Successfully!',
  'Please check your email to verify your account.',
  'Failed to save journey customization',
  'Customization Failed',
  'Sacred Journey Customized!',
  'Your personalized wellness path has been created.',
];
