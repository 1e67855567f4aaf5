/**
 * The design system: Mantine themed by our tokens, and our own components in the same style. Plain props, no calls, no
 * stores. Everything must be rendered inside `UiProvider`. Dates, amounts, tags and files: `@assay/shared/ui/forms`.
 */
export { UiProvider } from './provider/ui-provider.tsx';
export type { ColorScheme, UiProviderProps } from './provider/ui-provider.tsx';
export { useUiSurroundings } from './provider/ui-context.ts';
export type { UiSurroundings } from './provider/ui-context.ts';

export { BackLink } from './actions/back-link.tsx';
export type { BackLinkProps } from './actions/back-link.tsx';
export { Button } from './actions/button.tsx';
export type { ButtonLook, ButtonProps, ButtonVariant } from './actions/button.tsx';
export { IconButton } from './actions/icon-button.tsx';
export type { IconButtonProps } from './actions/icon-button.tsx';
export { TextLink } from './actions/text-link.tsx';
export type { LinkLook, TextLinkProps } from './actions/text-link.tsx';

export { droppedFiles } from './inputs/dropped-files.ts';
export { Form } from './inputs/form.tsx';
export type { FormProps } from './inputs/form.tsx';
export { NumberCodeInput } from './inputs/number-code-input.tsx';
export type { NumberCodeInputProps } from './inputs/number-code-input.tsx';
export { PasswordInput } from './inputs/password-input.tsx';
export type { PasswordInputProps } from './inputs/password-input.tsx';
export { SearchInput } from './inputs/search-input.tsx';
export type { SearchInputProps } from './inputs/search-input.tsx';
export { MultiSelect, Select } from './inputs/select.tsx';
export type { MultiSelectProps, Option, OptionGroup, SelectProps } from './inputs/select.tsx';
export { TextArea } from './inputs/text-area.tsx';
export type { TextAreaProps } from './inputs/text-area.tsx';
export { TextInput } from './inputs/text-input.tsx';
export type { TextInputProps } from './inputs/text-input.tsx';
export { Checkbox, SegmentedControl } from './inputs/toggles.tsx';
export type { CheckboxProps, SegmentedControlProps } from './inputs/toggles.tsx';

export { LoadingOverlay } from './overlays/loading-overlay.tsx';
export type { LoadingOverlayProps } from './overlays/loading-overlay.tsx';
export { Menu } from './overlays/menu.tsx';
export type { MenuEntry, MenuItem, MenuProps } from './overlays/menu.tsx';
export { Modal } from './overlays/modal.tsx';
export type { ModalProps } from './overlays/modal.tsx';
export { Popover } from './overlays/popover.tsx';
export type { PopoverProps } from './overlays/popover.tsx';
export { isTakenByList } from './overlays/use-escape.ts';
export { useToastsOver } from './overlays/use-toasts-over.ts';
export { createToastStore } from './overlays/toast-store.ts';
export type { Toast, ToastStore, ToastTone } from './overlays/toast-store.ts';
export { Tooltip } from './overlays/tooltip.tsx';
export type { TooltipProps } from './overlays/tooltip.tsx';
export { WarningModal } from './overlays/warning-modal.tsx';
export type { WarningModalProps } from './overlays/warning-modal.tsx';

export { DataTable } from './tables/data-table.tsx';
export type { DataTableProps, TableColumn, TableEmptiness, TableSelection } from './tables/table-types.ts';
export { Pagination } from './tables/pagination.tsx';
export type { PaginationProps } from './tables/pagination.tsx';

export { Badge, StatusBadge } from './status/badge.tsx';
export type { BadgeProps, StatusBadgeProps, StatusTone } from './status/badge.tsx';
export { ProgressBar } from './status/bars.tsx';
export type { ProgressBarProps } from './status/bars.tsx';
export { EmptyState, ErrorPanel, LoadingPanel, NoPermission } from './status/feedback.tsx';
export type { EmptyStateProps, ErrorPanelProps, LoadingPanelProps } from './status/feedback.tsx';
export { Locked, LockIcon } from './status/locked.tsx';
export type { LockedProps } from './status/locked.tsx';
export { Skeleton } from './status/skeleton.tsx';
export type { SkeletonProps } from './status/skeleton.tsx';

export { Kbd, KeyboardHints } from './layout/kbd.tsx';
export type { KeyboardHint } from './layout/kbd.tsx';
export { PageHeader, SelectionBar, Toolbar } from './layout/page.tsx';
export type { PageHeaderProps, SelectionBarProps, ToolbarProps } from './layout/page.tsx';
export { Box, Flex, Group, Stack, VisuallyHidden } from './layout/primitives.ts';
export { Tabs } from './layout/tabs.tsx';
export type { Tab, TabsProps } from './layout/tabs.tsx';
export { Text } from './layout/text.tsx';
export type { TextProps } from './layout/text.tsx';

export * from './icons.ts';
