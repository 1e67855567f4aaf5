export { LanguageChoice } from './components/language-choice.tsx';
export { ProfileForm } from './components/profile-form.tsx';
