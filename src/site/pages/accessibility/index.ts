export { AccessibilityPage } from './AccessibilityPage'
